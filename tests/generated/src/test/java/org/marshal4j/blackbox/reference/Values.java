package org.marshal4j.blackbox.reference;

import java.util.Random;

/** Random values of primitive types and texts, the extreme ones often. */
record Values(Random random) {
    private static final long[] NUMBERS = {
        0,
        1,
        -1,
        2,
        127,
        128,
        -128,
        255,
        256,
        0x7FFF,
        -0x8000,
        0xFFFF,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        0x0102030405060708L
    };
    private static final String[] TEXTS = {
        "",
        "a",
        "EURUSD",
        " ",
        "\0",
        "\u007f\u0080",
        "äöü",
        "\u07ff\u0800",
        "日本語",
        "\ud7ff\ue000\uffff",
        "😀",
        "a😀b\uD834\uDD1E",
        "\uDBFF\uDFFF",
        "Y",
        "N",
        "x".repeat(127),
        "y".repeat(128),
        "é".repeat(64),
        "€".repeat(100)
    };

    Object of(Class<?> type) {
        if (type == String.class) {
            return text();
        }
        if (type == boolean.class || type == Boolean.class) {
            return random.nextBoolean();
        }
        if (type == float.class || type == Float.class) {
            return random.nextInt(3) == 0 ? Float.intBitsToFloat((int) number()) : extremeFloat();
        }
        if (type == double.class || type == Double.class) {
            return random.nextInt(3) == 0 ? Double.longBitsToDouble(number()) : extremeDouble();
        }
        long number = number();
        if (type == byte.class || type == Byte.class) {
            return (byte) number;
        }
        if (type == short.class || type == Short.class) {
            return (short) number;
        }
        if (type == char.class || type == Character.class) {
            return (char) number;
        }
        if (type == int.class || type == Integer.class) {
            return (int) number;
        }
        return number;
    }

    private long number() {
        return random.nextInt(3) == 0 ? NUMBERS[random.nextInt(NUMBERS.length)] : random.nextLong();
    }

    private float extremeFloat() {
        float[] some = {
            0f, -0f, 1.5f, Float.NaN, Float.NEGATIVE_INFINITY, Float.MIN_VALUE, Float.MAX_VALUE, -101.25f, 0.1f
        };
        return some[random.nextInt(some.length)];
    }

    private double extremeDouble() {
        double[] some = {
            0, -0d, 1.5, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE, -Double.MAX_VALUE, -101.25, 0.1
        };
        return some[random.nextInt(some.length)];
    }

    private String text() {
        if (random.nextInt(3) > 0) {
            return TEXTS[random.nextInt(TEXTS.length)];
        }
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--) {
            int codePoint = random.nextInt(random.nextBoolean() ? 0x80 : Character.MAX_CODE_POINT + 1);
            boolean surrogate = codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
            text.appendCodePoint(surrogate ? 'x' : codePoint);
        }
        return text.toString();
    }
}
