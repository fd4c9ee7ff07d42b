package org.marshal4j.runtime.generated;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The objects around the one that is being written or read, outermost first. For one that its constructor has yet to make
 * stands its class.
 */
final class OpenObjects {
    static final int NONE = -1;

    private static final int FEW = 8;

    private @Nullable Object[] objects = new @Nullable Object[FEW];

    /** Of each that only its constructor fills, the place that is kept for it among the numbered ones; or less. */
    private int[] places = new int[FEW];

    private boolean[] constructed = new boolean[FEW];
    private int size;
    private int constructions;

    /** Leaves all that a failure has left behind. */
    void clear() {
        while (size > 0) {
            leave();
        }
        constructions = 0;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void enter(Object object) {
        if (size == objects.length) {
            objects = Arrays.copyOf(objects, 2 * size);
            places = Arrays.copyOf(places, 2 * size);
            constructed = Arrays.copyOf(constructed, 2 * size);
        }
        constructed[size] = false;
        objects[size++] = object;
    }

    /**
     * Enters an object, or the class of one that does not exist yet, that its constructor makes when its fields are there.
     *
     * @param place what {@link #leave} is to give back
     */
    void enterConstructed(Object objectOrClass, int place) {
        enter(objectOrClass);
        constructed[size - 1] = true;
        places[size - 1] = place;
        constructions++;
    }

    /** Leaves the innermost one; returns the place kept for it. */
    int leave() {
        size--;
        objects[size] = null;
        if (!constructed[size]) {
            return NONE;
        }
        constructions--;
        return places[size];
    }

    /** The innermost whose class is that or derived from it, or {@link #NONE}. */
    int nearest(Class<?> type) {
        int index = size - 1;
        while (index >= 0 && !type.isAssignableFrom(classOf(index))) {
            index--;
        }
        return index;
    }

    @Nullable
    Object get(int index) {
        return objects[index];
    }

    boolean isConstructed(int index) {
        return constructed[index];
    }

    Class<?> classOf(int index) {
        Object object = Objects.requireNonNull(objects[index]);
        return object instanceof Class<?> type ? type : object.getClass();
    }

    boolean has(Object object) {
        for (int i = 0; i < size; i++) {
            if (objects[i] == object) {
                return true;
            }
        }
        return false;
    }

    /** Whether that is one of those that only their constructors fill. */
    boolean isConstructed(Object object) {
        for (int i = size - 1; constructions > 0 && i >= 0; i--) {
            if (constructed[i] && objects[i] == object) {
                return true;
            }
        }
        return false;
    }

    /** The class of the one that a place is kept for. */
    String typeAt(int place) {
        for (int i = 0; i < size; i++) {
            if (constructed[i] && places[i] == place) {
                return classOf(i).getName();
            }
        }
        return "the object";
    }
}
