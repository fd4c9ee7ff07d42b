package org.marshal4j.runtime.step;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.value.Checks;

/**
 * Steps over the fields of an object. The fields are set once, before the step is used, since an object may contain
 * others of its class.
 */
final class ObjectStep implements Step {
    private Step[] fields = {};
    private boolean nests;

    /**
     * Sets the fields.
     *
     * @param holdsObjects whether the object can contain others, so that their nesting depth has to be limited
     */
    void fields(List<Step> steps, boolean holdsObjects) {
        List<Step> joined = new ArrayList<>();
        for (Step step : steps) {
            int last = joined.size() - 1;
            if (last >= 0
                    && step instanceof FixedStep one
                    && joined.get(last) instanceof FixedStep before
                    && before.size() <= Integer.MAX_VALUE - one.size()) {
                joined.set(last, new FixedStep(before.size() + one.size()));
            } else {
                joined.add(step);
            }
        }
        fields = joined.toArray(new Step[0]);
        nests = holdsObjects;
    }

    /** Steps over the fields; {@code depth} is the depth of the enclosing object. */
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
