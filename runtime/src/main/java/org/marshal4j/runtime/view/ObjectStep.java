package org.marshal4j.runtime.view;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.memory.Input;

/** Over the fields of an object. Which ones there are is told once, before it is used: an object may hold others of its class. */
final class ObjectStep implements Step {
    private Step[] fields = {};
    private boolean nests;

    /**
     * Tells the fields.
     *
     * @param holdsObjects whether it holds others, so that how deep they are is limited
     */
    void fields(List<Step> steps, boolean holdsObjects) {
        List<Step> joined = new ArrayList<>();
        for (Step step : steps) {
            int last = joined.size() - 1;
            if (last >= 0 && step instanceof FixedStep one && joined.get(last) instanceof FixedStep before) {
                joined.set(last, new FixedStep(Math.addExact(before.size(), one.size())));
            } else {
                joined.add(step);
            }
        }
        fields = joined.toArray(Step[]::new);
        nests = holdsObjects;
    }

    /** Steps over the fields; {@code depth} is that of the object around this one. */
    @Override
    public void over(int depth, Input in) {
        int inside = depth + 1;
        if (nests) {
            Checks.depth(inside, in);
        }
        for (Step field : fields) {
            field.over(inside, in);
        }
    }
}
