"""Guided matches: lessons that a game keeps in its folder as data, and how they are played and checked."""

from cantina.lessons.check import check_lesson
from cantina.lessons.lesson import BadLesson, Deal, Lesson, LessonStep, Reply, find_lesson, lessons, read_lesson
from cantina.lessons.run import LessonObserver, LessonRun, NotNow

__all__ = [
    "BadLesson",
    "Deal",
    "Lesson",
    "LessonObserver",
    "LessonRun",
    "LessonStep",
    "NotNow",
    "Reply",
    "check_lesson",
    "find_lesson",
    "lessons",
    "read_lesson",
]
