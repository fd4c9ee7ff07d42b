package org.marshal4j.runtime.convert.run.object;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.FixedParts;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.step.QuickTable;

/** Writes consecutive fields of fixed size of an object, from any of its former places. */
public final class BlockPart extends ConvertStep {
    private final int size;
    private final Section[] sections;

    /**
     * Former fields of fixed size after one place.
     *
     * @param place the place
     * @param offset the offset of the first byte from there
     * @param size the number of bytes, with all that are between them
     */
    public record Section(int place, long offset, int size, FixedParts fields) {}

    /**
     * Creates the part.
     *
     * @param size the size of today's fields in bytes
     */
    public BlockPart(int size, List<Section> sections) {
        this.size = size;
        this.sections = sections.toArray(new Section[0]);
    }

    /** The section after which the input is then; null if it does not move. */
    @Nullable
    public Section last() {
        for (int i = sections.length - 1; i >= 0; i--) {
            if (sections[i].size > 0) {
                return sections[i];
            }
        }
        return null;
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        long to = out.reserve(size);
        Object toBase = out.base();
        for (Section section : sections) {
            if (section.size == 0) {
                section.fields.convert(run, null, 0, toBase, to);
                continue;
            }
            long position = run.place(section.place) + section.offset;
            long at = in.takeAt(position, section.size);
            run.origin = position - at;
            section.fields.convert(run, in.base(), at, toBase, to);
        }
    }

    @Override
    public boolean addTo(QuickTable table) {
        for (int to = 0; to < size; ) {
            int moved = addTo(table, to);
            if (moved == 0) {
                return false;
            }
            to += moved;
        }
        Section last = last();
        if (last != null) {
            table.go(last.place, last.offset + last.size);
        }
        return true;
    }

    /** Adds what is written at an offset to a table; returns the number of bytes, or 0 if none fit into it. */
    private int addTo(QuickTable table, int to) {
        int moved = 0;
        for (int i = 0; i < sections.length && moved == 0; i++) {
            if (sections[i].size > 0) {
                table.go(sections[i].place, sections[i].offset);
            }
            moved = sections[i].fields.addTo(table, to);
        }
        return table.isFit() ? moved : 0;
    }
}
