package org.marshal4j.processor.model;

import java.util.Arrays;
import java.util.Optional;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.TimeForm;

/**
 * What {@code @Encoded} says.
 *
 * @param style whose bytes they are
 * @param as what a value is written as
 * @param length what a length is written as
 * @param number where an enum has the numbers of its constants; empty if the annotation does not say it
 * @param unit the constant of {@code ChronoUnit} that a time is counted in; empty if the annotation does not say it
 * @param presence the byte before the value that makes null possible
 * @param isOwn whether the annotation is on the field, so that it must apply to it; otherwise it is on the declaring
 *     type, or on the field that holds the value
 */
public record EncodedOptions(
        Style style, Form as, Form length, String number, Optional<String> unit, PresenceByte presence, boolean isOwn) {

    /** The constants of {@code Encoding}. */
    public enum Style {
        PLAIN,
        DATA_OUTPUT,
        CHRONICLE,
        HADOOP,
        LUCENE,
        ELASTICSEARCH;

        /** Whether the most significant byte of a number comes first. */
        public boolean isBigEndian() {
            return this == DATA_OUTPUT || this == HADOOP || this == ELASTICSEARCH;
        }
    }

    /** The constants of {@code Form}. */
    public enum Form {
        NATURAL,
        BYTE,
        UNSIGNED_BYTE,
        SHORT,
        UNSIGNED_SHORT,
        INT,
        LONG,
        STOP_BIT,
        VINT,
        ZIGZAG,
        HADOOP_VINT,
        BOOLEAN,
        FLOAT,
        DOUBLE,
        STOP_BIT_DOUBLE,
        TEXT,
        TEXT_8BIT
    }

    /** The unit as one that times have; empty if they do not have it, or the annotation does not say it. */
    public Optional<TimeForm> time() {
        return unit.flatMap(name -> Arrays.stream(TimeForm.values())
                .filter(time -> time.name().equals(name))
                .findFirst());
    }

    /** The same for the elements of values, which are never null and have usual lengths. */
    public EncodedOptions ofParts() {
        return new EncodedOptions(style, as, Form.NATURAL, number, unit, PresenceByte.NONE, false);
    }

    /** The same for a value whose presence byte has been taken care of. */
    public EncodedOptions withoutPresence() {
        return new EncodedOptions(style, as, length, number, unit, PresenceByte.NONE, isOwn);
    }
}
