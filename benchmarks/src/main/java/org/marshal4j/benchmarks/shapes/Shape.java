package org.marshal4j.benchmarks.shapes;

/** A list of fields. */
public enum Shape {
    LONGS_2("Longs2", 16),
    LONGS_6("Longs6", 48),
    LONGS_18("Longs18", 144),
    LONGS_64("Longs64", 512),
    LONGS_200("Longs200", 1600),
    INTS_6("Ints6", 24),
    INTS_32("Ints32", 128),
    INTS_128("Ints128", 512),
    BYTES_16("Bytes16", 16),
    BYTES_64("Bytes64", 64),
    BOOLEANS_16("Booleans16", 16),

    /** Two longs and sixteen doubles, as in Chronicle's articles. */
    MARKET_DATA("MarketData", 144),

    /** Eight ints among ten fields of eight bytes. */
    INT_MARKET_DATA("IntMarketData", 112),

    /** Three levels of classes, with fields of 1 to 8 bytes. */
    HIERARCHY("Hierarchy", 72),

    /** Texts and arrays of fixed length. */
    FIXED_TEXTS("FixedTexts", 0),

    /** Three texts, three flags, six ints, two longs, a double. */
    BLOG_BENCH("BlogBench", 0);

    private final String className;
    private final int rawSize;

    Shape(String className, int rawSize) {
        this.className = className;
        this.rawSize = rawSize;
    }

    /** Returns the simple name of its class; those of the forms append their own suffix. */
    String className() {
        return className;
    }

    /** Returns the number of bytes of the fields, for a copy of the same size; 0 if not all of them are primitive. */
    int rawSize() {
        return rawSize;
    }
}
