package org.marshal4j.tools.cat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The elements of a list, or the entries of a map whose keys are no texts. */
final class ListHolder implements Holder {
    private final int count;
    private final List<@Nullable Object> elements = new ArrayList<>();

    ListHolder(int count) {
        this.count = count;
    }

    @Override
    public String step(String rest) {
        return rest.substring(0, rest.indexOf(']') + 1);
    }

    @Override
    public void put(String step, @Nullable Object value) {
        int index = Integer.parseInt(step, 1, step.length() - 1, 10);
        if (index < elements.size()) {
            elements.set(index, value);
        } else {
            fillUpTo(index);
            elements.add(value);
        }
    }

    /** Objects without bytes are not reported. */
    private void fillUpTo(int size) {
        while (elements.size() < size) {
            elements.add(Map.of());
        }
    }

    int count() {
        return count;
    }

    int missing() {
        return count - elements.size();
    }

    void fill() {
        fillUpTo(count);
    }

    @Override
    public Object value() {
        return elements;
    }
}
