package org.marshal4j.plain;

import org.marshal4j.Marshal;

/** A typical message: texts, numbers and a flag. */
@Marshal
class Entry {
    String title = "a title";
    String author = "somebody";
    boolean published = true;
    int views = 1_331_324;
    long created = 1_700_000_000_000L;
    double score = 0.875;
}
