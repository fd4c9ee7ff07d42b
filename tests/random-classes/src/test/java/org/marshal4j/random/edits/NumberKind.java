package org.marshal4j.random.edits;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;

/** A number: a plain {@code Long}, or {@code Double} for both kinds of floating-point numbers. */
record NumberKind(Base base, boolean isBoxed, boolean isStopBit) implements Kind {

    /** The primitive types that are numbers. */
    enum Base {
        BYTE("Byte", Byte.MIN_VALUE, Byte.MAX_VALUE),
        SHORT("Short", Short.MIN_VALUE, Short.MAX_VALUE),
        INT("Integer", Integer.MIN_VALUE, Integer.MAX_VALUE),
        LONG("Long", Long.MIN_VALUE, Long.MAX_VALUE),
        FLOAT("Float", 0, 0),
        DOUBLE("Double", 0, 0);

        private final String box;
        private final long least;
        private final long most;

        Base(String box, long least, long most) {
            this.box = box;
            this.least = least;
            this.most = most;
        }

        private String wireType(boolean isStopBit) {
            return (isWhole() ? isStopBit ? "" : "int" : "float") + bits();
        }

        private int bits() {
            return switch (this) {
                case BYTE -> Byte.SIZE;
                case SHORT -> Short.SIZE;
                case INT, FLOAT -> Integer.SIZE;
                case LONG, DOUBLE -> Long.SIZE;
            };
        }

        boolean isWhole() {
            return ordinal() < FLOAT.ordinal();
        }

        boolean holds(long number) {
            return least <= number && number <= most;
        }
    }

    private static final List<Double> FRACTIONS = List.of(
            0.0,
            -0.0,
            1.0,
            -3.0,
            0.5,
            101.25,
            1.0e10,
            16777217.0,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            (double) Float.MIN_VALUE);

    @Override
    public String declared() {
        return isBoxed ? base.box : base.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String annotation() {
        return isStopBit ? "@StopBit" : "";
    }

    @Override
    public boolean isPrimitive() {
        return !isBoxed;
    }

    @Override
    public String wireType(Version version) {
        return (isStopBit ? "stop" : "") + base.wireType(isStopBit);
    }

    @Override
    public Object make(PlainMaker maker) {
        if (base.isWhole()) {
            // Any size, so that some fit into every type.
            long bits = maker.random().nextLong() >> maker.random().nextInt(Long.SIZE);
            return bits << Long.SIZE - bits(base.most) >> Long.SIZE - bits(base.most);
        }
        double number = FRACTIONS.get(maker.random().nextInt(FRACTIONS.size()));
        boolean isAny = maker.random().nextInt(4) == 0;
        double any = isAny ? maker.random().nextGaussian() * 1e6 : number;
        return base == Base.FLOAT ? (double) (float) any : any;
    }

    private static int bits(long most) {
        return Long.SIZE - Long.numberOfLeadingZeros(most) + 1;
    }

    @Override
    public Object absent() {
        return base.isWhole() ? (Object) 0L : (Object) 0.0;
    }

    @Override
    public Object converted(Object plain, Kind now, Place place) {
        Base to = ((NumberKind) now).base;
        double number = ((Number) plain).doubleValue();
        boolean isFinite = Double.isFinite(number);
        BigDecimal exact = !isFinite
                ? null
                : plain instanceof Long whole ? BigDecimal.valueOf(whole) : new BigDecimal((Double) plain);
        if (to.isWhole()) {
            boolean fits = isFinite
                    && exact.stripTrailingZeros().scale() <= 0
                    && exact.abs().compareTo(new BigDecimal("1e19")) < 0
                    && exact.toBigInteger().bitLength() < Long.SIZE
                    && to.holds(exact.longValue());
            return fits ? (Object) exact.longValue() : place.refused("MARSHAL220");
        }
        double same = to == Base.FLOAT ? (double) (float) number : number;
        boolean fits = isFinite
                ? Double.isFinite(same) && new BigDecimal(same).compareTo(exact) == 0
                : Double.compare(same, number) == 0;
        return fits ? (Object) same : place.refused("MARSHAL220");
    }

    @Override
    public Object toJava(Object plain, PlainObjects objects) {
        Number number = (Number) plain;
        return switch (base) {
            case BYTE -> number.byteValue();
            case SHORT -> number.shortValue();
            case INT -> number.intValue();
            case LONG -> number.longValue();
            case FLOAT -> number.floatValue();
            case DOUBLE -> number.doubleValue();
        };
    }

    @Override
    public Object toPlain(Object java, PlainObjects objects) {
        Number number = (Number) java;
        return base.isWhole() ? (Object) number.longValue() : (Object) number.doubleValue();
    }
}
