package org.marshal4j.runtime.step;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
            Step both = last >= 0 && joined.get(last) instanceof FixedStep before ? both(before, step) : null;
            if (both == null) {
                joined.add(step);
            } else {
                joined.set(last, both);
            }
        }
        fields = joined.toArray(new Step[0]);
        nests = holdsObjects;
    }

    /** One step for a value of fixed size and the next value; null if there is none. */
    private static @Nullable Step both(FixedStep before, Step next) {
        if (next instanceof FixedStep one && before.size() <= Integer.MAX_VALUE - one.size()) {
            return new FixedStep(before.size() + one.size());
        }
        return next instanceof TextStep text && text.before() == 0 ? new TextStep(before.size(), text.max()) : null;
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

    @Override
    public boolean addTo(QuickTable table) {
        boolean isThere = table.descend();
        for (int i = 0; i < fields.length && isThere; i++) {
            isThere = table.isFit() && fields[i].addTo(table);
        }
        table.ascend();
        return isThere;
    }
}
