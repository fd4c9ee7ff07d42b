package org.marshal4j.runtime.view;

import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.value.InetAddresses;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;

/** Creates steps over values whose bytes determine their size. */
final class SpecialSteps {
    private static final byte DECIMAL_NULL = -128;
    private static final byte DECIMAL_LONG = -127;

    private SpecialSteps() {}

    static Step of(WireType.Special type) {
        Step present = present(type);
        return type.nullable() && !type.kind().hasNull() ? ifPresent(present) : present;
    }

    /** Returns a step over a presence byte and the value that may follow it. */
    static Step ifPresent(Step step) {
        return (depth, in) -> {
            if (Presence.read(in)) {
                step.over(depth, in);
            }
        };
    }

    private static Step present(WireType.Special type) {
        return switch (type.kind()) {
            case DECIMAL -> (depth, in) -> decimal(type.nullable(), in);
            case BIGINT -> (depth, in) -> integer(type.nullable(), in);
            case ZONED_DATE_TIME ->
                (depth, in) -> {
                    in.skip(ValueKind.OFFSET_DATE_TIME.size());
                    Walk.text(in);
                };
            case IP_ADDRESS -> (depth, in) -> address(type.nullable(), in);
            case STOP_SHORT, STOP_INT, STOP_LONG, STOP_CHAR -> (depth, in) -> in.readStopBit();
        };
    }

    private static void decimal(boolean nullable, Input in) {
        byte scale = in.readByte();
        if (scale == DECIMAL_NULL) {
            Walk.requireNullable(nullable);
        } else if (scale == DECIMAL_LONG) {
            in.readStopBit();
            integer(false, in);
        } else {
            in.skip(Long.BYTES);
        }
    }

    private static void integer(boolean nullable, Input in) {
        int count = Counted.read("a number", in.limits().numberBytes(), in);
        if (count < 0) {
            Walk.requireNullable(nullable);
            return;
        }
        in.skip(count);
    }

    private static void address(boolean nullable, Input in) {
        byte kind = in.readByte();
        switch (kind) {
            case 0 -> Walk.requireNullable(nullable);
            case InetAddresses.IPV4 -> in.skip(InetAddresses.SIZE_4);
            case InetAddresses.IPV6 -> in.skip(InetAddresses.SIZE_6);
            default -> throw InetAddresses.refused(kind);
        }
    }
}
