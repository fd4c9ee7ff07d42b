package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** Fields of fixed size and nothing else. */
public final class Primitives {
    private Primitives() {}

    /** Each once. */
    @Marshal
    public static class All implements Primitives_AllMarshallable {
        boolean flag;
        byte tiny;
        short small;
        char letter;
        int number;
        long big;
        float ratio;
        double price;
    }

    /** The same fields, private. */
    @Marshal
    public static class Hidden implements Primitives_HiddenMarshallable {
        private boolean flag;
        private byte tiny;
        private short small;
        private char letter;
        private int number;
        private long big;
        private float ratio;
        private double price;

        public boolean isFlag() {
            return flag;
        }

        public double sum() {
            return tiny + small + letter + number + big + ratio + price;
        }
    }

    /** Runs of booleans, long enough to be checked eight at a time, with other fields after them. */
    @Marshal
    public static class Booleans implements Primitives_BooleansMarshallable {
        boolean a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16;
        int between;
        boolean b0, b1, b2;
        byte c0;
        boolean b3, b4;
        byte c1;
    }

    /** The same fields, copied in bulk whatever the cost. */
    @Marshal(copy = Marshal.Copy.BULK)
    public static class BulkBooleans implements Primitives_BulkBooleansMarshallable {
        boolean a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16;
        int between;
        boolean b0, b1, b2;
        byte c0;
        boolean b3, b4;
        byte c1;
    }

    /** Eighteen fields, like the usual example. */
    @Marshal
    public static class MarketData implements Primitives_MarketDataMarshallable {
        long securityId, time;
        int bidQty0, bidQty1, bidQty2, bidQty3, askQty0, askQty1, askQty2, askQty3;
        double bidPrice0, bidPrice1, bidPrice2, bidPrice3, askPrice0, askPrice1, askPrice2, askPrice3;
    }

    /** The same fields, copied one by one. */
    @Marshal(copy = Marshal.Copy.FIELDS)
    public static class MarketDataFields implements Primitives_MarketDataFieldsMarshallable {
        long securityId, time;
        int bidQty0, bidQty1, bidQty2, bidQty3, askQty0, askQty1, askQty2, askQty3;
        double bidPrice0, bidPrice1, bidPrice2, bidPrice3, askPrice0, askPrice1, askPrice2, askPrice3;
    }

    /** The same fields, copied in bulk. */
    @Marshal(copy = Marshal.Copy.BULK)
    public static class MarketDataBulk implements Primitives_MarketDataBulkMarshallable {
        long securityId, time;
        int bidQty0, bidQty1, bidQty2, bidQty3, askQty0, askQty1, askQty2, askQty3;
        double bidPrice0, bidPrice1, bidPrice2, bidPrice3, askPrice0, askPrice1, askPrice2, askPrice3;
    }

    /** Has no field at all. */
    @Marshal
    public static class Nothing implements Primitives_NothingMarshallable {}

    /** Has no field that is part of the message. */
    @Marshal
    public static class OnlyTransient implements Primitives_OnlyTransientMarshallable {
        transient int cache;
    }

    /** One byte. */
    @Marshal
    public static class One implements Primitives_OneMarshallable {
        byte value;
    }
}
