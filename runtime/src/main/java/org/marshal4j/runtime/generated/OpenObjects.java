package org.marshal4j.runtime.generated;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The objects that enclose the one being written or read, outermost first. An object whose constructor has not run yet
 * is represented by its class.
 */
final class OpenObjects {
    static final int NONE = -1;

    private static final int FEW = 8;

    private @Nullable Object[] objects = new @Nullable Object[FEW];

    /** For each object that only its constructor fills: the slot reserved for it among the numbered objects, or −1. */
    private int[] places = new int[FEW];

    /** Which objects only their constructors fill; false where there is no object. */
    private boolean[] constructed = new boolean[FEW];

    private int size;
    private int constructions;

    /** Leaves all objects that a failure has left entered. */
    void clear() {
        while (size > 0) {
            leave();
        }
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
        objects[size++] = object;
    }

    /**
     * Enters an object that its constructor creates once its fields have been read, or its class if it does not exist
     * yet.
     *
     * @param place what {@link #leave} returns
     */
    void enterConstructed(Object objectOrClass, int place) {
        enter(objectOrClass);
        constructed[size - 1] = true;
        places[size - 1] = place;
        constructions++;
    }

    /** Leaves the innermost object and returns the slot reserved for it. */
    int leave() {
        size--;
        objects[size] = null;
        // Most messages have no such objects.
        if (constructions == 0 || !constructed[size]) {
            return NONE;
        }
        constructed[size] = false;
        constructions--;
        return places[size];
    }

    /** The index of the innermost object of that class or a subclass; {@link #NONE} if there is none. */
    int nearest(Class<?> type) {
        int index = size - 1;
        while (index >= 0 && !type.isAssignableFrom(classOf(index))) {
            index--;
        }
        return index;
    }

    /** The innermost object; null if any of them does not exist yet, or if there is none. */
    @Nullable
    Object innermostMade() {
        return constructions == 0 && size > 0 ? objects[size - 1] : null;
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

    /** Whether this is one of the objects that only their constructors fill. */
    boolean isConstructed(Object object) {
        for (int i = size - 1; constructions > 0 && i >= 0; i--) {
            if (constructed[i] && objects[i] == object) {
                return true;
            }
        }
        return false;
    }

    /** The class of the object that a slot is reserved for. */
    String typeAt(int place) {
        for (int i = 0; i < size; i++) {
            if (constructed[i] && places[i] == place) {
                return classOf(i).getName();
            }
        }
        return "the object";
    }
}
