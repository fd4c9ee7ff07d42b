package org.marshal4j.benchmarks.report;

/** A column of the tables of shapes. */
record Form(String constant, String title) {}
