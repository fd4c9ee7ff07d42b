package org.marshal4j.runtime.layout;

import java.util.List;

/** The text of an {@link ObjectLayout}. */
final class LayoutTable {
    private final ObjectLayout layout;
    private final TextTable table;

    LayoutTable(ObjectLayout layout) {
        this.layout = layout;
        this.table = layout.runs().isEmpty()
                ? new TextTable(">offset", ">size", "type", "field")
                : new TextTable(">offset", ">size", "type", "field", "run");
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(layout.type().getName());
        if (layout.unavailable().isPresent()) {
            text.append(": ").append(layout.unavailable().get()).append('\n');
        } else {
            appendSizes(text);
            fillTable();
            table.appendTo(text);
        }
        appendRuns(text);
        return text.toString();
    }

    private void appendSizes(StringBuilder text) {
        int fields = layout.slots().stream().mapToInt(ObjectLayout.Slot::size).sum();
        long unused = layout.gaps().stream().mapToLong(ObjectLayout.Gap::size).sum();
        text.append(": about ").append(layout.estimatedSize()).append(" bytes (header ");
        text.append(layout.headerSize()).append(", fields ").append(fields);
        text.append(", unused ").append(unused).append(")\n\n");
    }

    private void fillTable() {
        List<ObjectLayout.Gap> gaps = layout.gaps();
        table.row(0, layout.headerSize(), "", "(header)");
        int nextGap = 0;
        for (ObjectLayout.Slot slot : layout.slots()) {
            while (nextGap < gaps.size() && gaps.get(nextGap).offset() < slot.offset()) {
                gap(gaps.get(nextGap++));
            }
            table.row(slot.offset(), slot.size(), slot.type().getSimpleName(), name(slot), run(slot));
        }
        while (nextGap < gaps.size()) {
            gap(gaps.get(nextGap++));
        }
    }

    private void gap(ObjectLayout.Gap gap) {
        boolean last = gap.offset() + gap.size() == layout.estimatedSize();
        table.row(gap.offset(), gap.size(), "", last ? "(padding)" : "(gap)");
    }

    private String name(ObjectLayout.Slot slot) {
        return slot.owner() == layout.type() ? slot.name() : slot.owner().getSimpleName() + "." + slot.name();
    }

    /**
     * The run that the field belongs to. If that run is not in bulk, also the field's position on the wire, for
     * comparison with its position in memory.
     */
    private String run(ObjectLayout.Slot slot) {
        List<ObjectLayout.Run> runs = layout.runs();
        for (int i = 0; i < runs.size(); i++) {
            int place = runs.get(i).fields().indexOf(slot.name());
            if (place >= 0 && isNearest(slot)) {
                return (i + 1) + (runs.get(i).bulk() ? " bulk" : " no. " + (place + 1));
            }
        }
        return "";
    }

    /** Whether a run means this field: it means the nearest declaration of a name, not one that is hidden by it. */
    private boolean isNearest(ObjectLayout.Slot slot) {
        return layout.slots().stream()
                .filter(other -> other.name().equals(slot.name()))
                .allMatch(other -> other.owner().isAssignableFrom(slot.owner()));
    }

    private void appendRuns(StringBuilder text) {
        List<ObjectLayout.Run> runs = layout.runs();
        for (int i = 0; i < runs.size(); i++) {
            text.append(i == 0 ? "\n" : "")
                    .append("  run ")
                    .append(i + 1)
                    .append(": ")
                    .append(runs.get(i))
                    .append('\n');
        }
    }
}
