import { checkBoard } from "../../boardChecks";
import folder from "../../../src/games/tiny-epic-western";
import fixture from "./positions.json?raw"; // as text: checking the types of so much data takes minutes

checkBoard(folder, JSON.parse(fixture));
