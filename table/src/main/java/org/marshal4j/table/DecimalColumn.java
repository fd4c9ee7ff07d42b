package org.marshal4j.table;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.DecimalType;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of decimals with the same number of decimal places in all rows: decimal128 in Arrow, for fields with
 * {@code @Decimal}. A value with fewer decimal places is read with zeros at its end. A value that needs more decimal
 * places, or more digits than the precision, is refused.
 */
public final class DecimalColumn extends OrderedColumn<BigDecimal> {
    private final DecimalType type;
    private final DecimalDigits digits;

    /** The greatest number of digits that all are nines, without a sign. */
    private final Int128 most;

    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public DecimalColumn(TableMemory memory, Node node) {
        super(memory, node);
        this.type = node.decimal();
        this.digits = new DecimalDigits(this, type);
        this.most = Int128.of(BigInteger.TEN.pow(type.precision()).subtract(BigInteger.ONE));
    }

    /**
     * Returns the maximum number of digits of a value.
     *
     * @return 1 to 38
     */
    public int precision() {
        return type.precision();
    }

    /**
     * Returns the number of digits after the decimal point in each value.
     *
     * @return 0 to the precision
     */
    public int scale() {
        return type.scale();
    }

    /**
     * Returns the digits of a row's value as a whole number: 250 for 2.50.
     *
     * @param row 0 to {@link #size} − 1
     * @return the number, which always fits if the precision is at most 18
     * @throws org.marshal4j.runtime.MarshalException MARSHAL248 if the value is null, or does not fit into 64
     *     bits
     */
    public long unscaledLong(long row) {
        int batch = batchOfValue(row);
        int index = (int) row & mask;
        long low = low(batch, index);
        if (high(batch, index) != low >> 63) {
            throw new MarshalException(
                    RuntimeProblem.NOT_IN_COLUMN,
                    name(),
                    "row " + row + " has more than 64 bits: get it as BigDecimal");
        }
        return low;
    }

    private long low(int batch, int index) {
        return RawMemory.getLong(values.base(batch), values.starts[batch] + ((long) index << 4));
    }

    private long high(int batch, int index) {
        return RawMemory.getLong(values.base(batch), values.starts[batch] + ((long) index << 4) + 8);
    }

    @Override
    BigDecimal read(int batch, int index) {
        return decimal(high(batch, index), low(batch, index));
    }

    private BigDecimal decimal(long high, long low) {
        BigDecimal value = Int128.decimal(high, low, type.scale());
        if (!most.isAbove(high, low)) {
            throw new MarshalException(
                    RuntimeProblem.TABLE_FILE,
                    node.path(),
                    "damaged: " + value.unscaledValue() + " in a column of " + type.text());
        }
        return value;
    }

    @Override
    void write(int batch, int index, long row, BigDecimal value) {
        BigInteger number = digits.exact(row, value);
        Object base = values.base(batch);
        long at = values.starts[batch] + ((long) index << 4);
        RawMemory.putLong(base, at, number.longValue());
        RawMemory.putLong(base, at + 8, number.shiftRight(Long.SIZE).longValue());
    }

    /** As BigDecimals are equal: the number of decimal places counts. */
    @Override
    Scan.Test equalTo(BigDecimal value) {
        BigInteger number = value.unscaledValue();
        if (value.scale() != type.scale() || number.bitLength() >= Int128.BITS) {
            return Scan.Test.NONE;
        }
        Int128 wanted = Int128.of(number);
        return (batch, index) -> low(batch, index) == wanted.low() && high(batch, index) == wanted.high();
    }

    @Override
    public Optional<BigDecimal> min(RowRange range) {
        Extreme least = new Extreme(true);
        Scan.each(this, range, least);
        return least.value();
    }

    @Override
    public Optional<BigDecimal> min(Selection selection) {
        Extreme least = new Extreme(true);
        Scan.each(this, selection, least);
        return least.value();
    }

    @Override
    public Optional<BigDecimal> max(RowRange range) {
        Extreme greatest = new Extreme(false);
        Scan.each(this, range, greatest);
        return greatest.value();
    }

    @Override
    public Optional<BigDecimal> max(Selection selection) {
        Extreme greatest = new Extreme(false);
        Scan.each(this, selection, greatest);
        return greatest.value();
    }

    /** The smallest or greatest number so far. */
    private final class Extreme implements Scan.Visitor {
        private final boolean isLeast;
        private boolean any;
        private long high;
        private long low;
        private long row;

        Extreme(boolean isLeast) {
            this.isLeast = isLeast;
        }

        @Override
        public void accept(int batch, int index) {
            long otherHigh = high(batch, index);
            long otherLow = low(batch, index);
            int compared = Int128.compare(otherHigh, otherLow, high, low);
            if (!any || (isLeast ? compared < 0 : compared > 0)) {
                high = otherHigh;
                low = otherLow;
                row = row(batch, index);
                any = true;
            }
        }

        Optional<BigDecimal> value() {
            try {
                return any ? Optional.of(decimal(high, low)) : Optional.empty();
            } catch (MarshalException e) {
                throw unreadable(row, e);
            }
        }
    }

    @Override
    public Selection whereBetween(BigDecimal least, BigDecimal greatest) {
        return Scan.where(this, between(least, greatest));
    }

    @Override
    public Selection whereBetween(RowRange range, BigDecimal least, BigDecimal greatest) {
        return Scan.where(this, range, between(least, greatest));
    }

    private Scan.Test between(BigDecimal least, BigDecimal greatest) {
        Int128 from = digits.nearest(least, RoundingMode.CEILING);
        Int128 to = digits.nearest(greatest, RoundingMode.FLOOR);
        return (batch, index) -> {
            long high = high(batch, index);
            long low = low(batch, index);
            return Int128.compare(high, low, from.high(), from.low()) >= 0
                    && Int128.compare(high, low, to.high(), to.low()) <= 0;
        };
    }
}
