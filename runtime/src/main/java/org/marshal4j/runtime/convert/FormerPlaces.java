package org.marshal4j.runtime.convert;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.runtime.convert.run.object.PlaceBehind;
import org.marshal4j.schema.SchemaField;

/**
 * Where the fields of a former object are. Its bytes are divided by places: the start, and the end of each value of
 * varying size. Fields of fixed size are at constant offsets from them. Place 0 is where the object starts.
 */
final class FormerPlaces {
    private static final int NONE = PlaceBehind.NONE;

    private final List<Field> fields = new ArrayList<>();
    private final List<Way> ways = new ArrayList<>();
    private final int[] next;
    private final int last;
    private final long tail;

    /**
     * A former field.
     *
     * @param index its index
     * @param place the place before it
     * @param offset its offset from there
     * @param size its size in bytes; -1 if it varies
     * @param behind the place behind it, if its size varies
     */
    record Field(SchemaField field, int index, int place, long offset, int size, int behind) {
        boolean isFixed() {
            return size >= 0;
        }
    }

    /** How a place is found. */
    static final class Way {
        /** The place that has to be known before. */
        final int from;

        /** The offset from there to what is read. */
        final long offset;

        /** The field that is stepped over; -1 if the count of a versioned block is read. */
        final int field;

        /** The place behind the block; -1 outside blocks. */
        final int end;

        /** The place of the fields of the block, if its count is read. */
        final int first;

        /** The number of bytes that must follow within the block. */
        long needed;

        private Way(int from, long offset, int field, int end, int first) {
            this.from = from;
            this.offset = offset;
            this.field = field;
            this.end = end;
            this.first = first;
        }

        boolean isCount() {
            return field < 0;
        }
    }

    /** Finds the places of fields in wire order. */
    FormerPlaces(List<SchemaField> former, Sizes sizes) {
        int place = 0;
        long offset = 0;
        int end = NONE;
        ways.add(new Way(NONE, 0, NONE, NONE, NONE));
        for (int i = 0; i < former.size(); i++) {
            SchemaField field = former.get(i);
            if (field.isVersionedBlock()) {
                if (end != NONE) {
                    ways.get(place).needed = offset;
                    place = end;
                    offset = 0;
                }
                // The places of its fields come first, but their number is not known yet: the end gets the next number.
                end = ways.size();
                Way count = new Way(place, offset, NONE, end, end + 1);
                ways.add(count);
                ways.add(count);
                place = end + 1;
                offset = 0;
                fields.add(new Field(field, i, place, 0, 0, NONE));
                continue;
            }
            int size = sizes.of(field.type());
            if (size >= 0) {
                fields.add(new Field(field, i, place, offset, size, NONE));
                offset += size;
                continue;
            }
            int behind = ways.size();
            fields.add(new Field(field, i, place, offset, size, behind));
            ways.get(place).needed = offset;
            ways.add(new Way(place, offset, i, end, NONE));
            place = behind;
            offset = 0;
        }
        ways.get(place).needed = offset;
        next = new int[ways.size()];
        for (int i = 1; i < next.length; i++) {
            if (!ways.get(i).isCount()) {
                next[ways.get(i).from] = i;
            }
        }
        last = end == NONE ? place : end;
        tail = end == NONE ? offset : 0;
    }

    /** The number of places. */
    int count() {
        return ways.size();
    }

    /** The fields, in wire order; a versioned block counts as one. */
    List<Field> fields() {
        return fields;
    }

    /** How a place other than the first is found. */
    Way way(int place) {
        return ways.get(place);
    }

    /** The place behind the first value of varying size after a place. */
    int behind(int place) {
        return next[place];
    }

    /** The place before the end of the object. */
    int last() {
        return last;
    }

    /** The offset of the end of the object from there. */
    long tail() {
        return tail;
    }
}
