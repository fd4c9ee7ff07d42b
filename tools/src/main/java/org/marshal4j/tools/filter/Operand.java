package org.marshal4j.tools.filter;

import java.math.BigDecimal;

/** One side of a comparison. Immutable. */
sealed interface Operand {
    /** {@return the index of its first character in the condition} */
    int position();

    /** A field of the message, by its path, such as {@code legs[0].price}. */
    record Field(String path, int position) implements Operand {}

    /** {@code null}. */
    record Null(int position) implements Operand {}

    /** {@code true} or {@code false}. */
    record Truth(boolean value, int position) implements Operand {}

    /** A text in quotes. */
    record Text(String value, int position) implements Operand {}

    /** A number. */
    sealed interface Numeric extends Operand {
        /** {@return the double that is nearest to it} */
        double asDouble();

        /** {@return the float that is nearest to it} */
        float asFloat();
    }

    /** A number without a point or an exponent. */
    record Whole(BigDecimal value, int position) implements Numeric {
        @Override
        public double asDouble() {
            return value.doubleValue();
        }

        @Override
        public float asFloat() {
            return value.floatValue();
        }
    }

    /** A number with a point or an exponent, as it was written: minus zero is not zero. */
    record Decimal(String text, int position) implements Numeric {
        @Override
        public double asDouble() {
            return Double.parseDouble(text);
        }

        @Override
        public float asFloat() {
            return Float.parseFloat(text);
        }
    }

    /** {@code NaN}, {@code Infinity} or {@code -Infinity}. */
    record Special(double value, int position) implements Numeric {
        @Override
        public double asDouble() {
            return value;
        }

        @Override
        public float asFloat() {
            return (float) value;
        }
    }
}
