package org.marshal4j.runtime.convert.run.object;

import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.step.QuickTable;

/**
 * Converts the fields of an object. The parts are set once, before it is used, since an object may contain others of its
 * class.
 */
public final class ObjectStep extends ConvertStep {
    private final boolean leadsDeeper;
    private final boolean hasBytes;
    private ConvertStep[] parts = {};
    private String[] names = {};
    private int places;

    /**
     * Creates the step.
     *
     * @param leadsDeeper whether the object can contain others, so that their nesting depth has to be limited
     * @param hasBytes whether it has any bytes, so that there cannot be arbitrarily many
     */
    public ObjectStep(boolean leadsDeeper, boolean hasBytes) {
        this.leadsDeeper = leadsDeeper;
        this.hasBytes = hasBytes;
    }

    /**
     * Sets the parts.
     *
     * @param fields the name of the field that each converts; empty for others
     * @param count the number of places; the first is where the object starts
     */
    public void parts(List<ConvertStep> steps, List<String> fields, int count) {
        parts = steps.toArray(new ConvertStep[0]);
        names = fields.toArray(new String[0]);
        places = count;
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        run.enter(leadsDeeper);
        long start = in.position();
        if (!hasBytes) {
            run.countWithoutBytes(start);
        }
        int outer = run.frame;
        int first = run.push(places);
        run.frame = first;
        run.place(0, start);
        ConvertStep[] steps = parts;
        int i = 0;
        try {
            for (; i < steps.length; i++) {
                // Most parts are of these classes: their code becomes part of this method's.
                ConvertStep step = steps[i];
                if (step instanceof BlockPart block) {
                    block.convert(run, in, out);
                } else if (step instanceof RangePart range) {
                    range.convert(run, in, out);
                } else if (step instanceof ValuePart value) {
                    value.convert(run, in, out);
                } else {
                    step.convert(run, in, out);
                }
            }
        } catch (RuntimeException e) {
            throw run.failed(e, names[i], in.position());
        }
        run.pop(first, outer);
    }

    @Override
    public boolean addTo(QuickTable table) {
        boolean isThere = table.descend() && hasBytes;
        int outer = table.enter(places);
        for (int i = 0; i < parts.length && isThere; i++) {
            isThere = table.isFit() && parts[i].addTo(table);
        }
        table.leave(outer);
        table.ascend();
        return isThere;
    }
}
