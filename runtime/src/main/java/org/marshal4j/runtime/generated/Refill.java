package org.marshal4j.runtime.generated;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.LinkedList;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.LinkedBlockingDeque;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Reads into a collection without indexes. As long as the elements that are read are the elements that the collection
 * already has, in the same order, nothing is changed. From the first different element on, the old ones are removed and
 * the new ones added.
 *
 * <pre>
 * Refill&lt;String&gt; refill = new Refill&lt;&gt;("tags", set);
 * Iterator&lt;String&gt; iterator = set.iterator();
 * for (int i = 0; i &lt; count; i++) {
 *     String old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
 *     refill.add(old, Text.read(old, in));
 * }
 * refill.end();
 * </pre>
 *
 * <p>The caller keeps and calls the iterator. HotSpot can remove this object, but would not remove an iterator that
 * only one of its fields refers to. And here, where iterators of all kinds are used, it could not tell which class to
 * expect.
 */
public final class Refill<E extends @Nullable Object> {
    private final String name;
    private final Collection<E> collection;
    private final @Nullable Input checkedBy;
    private boolean matching = true;
    private boolean offered;
    private int kept;

    /**
     * Starts to read.
     *
     * @param name the name of the field, for messages
     */
    public Refill(String name, Collection<E> collection) {
        this(name, collection, null);
    }

    /**
     * Starts to read, with elements that might cost the collection more than the size of their bytes justifies.
     *
     * @param name the name of the field, for messages
     * @param checkedBy the input of the elements, whose limits apply to them
     */
    public Refill(String name, Collection<E> collection, @Nullable Input checkedBy) {
        this.name = name;
        this.collection = collection;
        this.checkedBy = checkedBy;
    }

    /**
     * Tells whether there is an element to compare the next one with.
     *
     * @param more whether the iterator has an element; do not take it if the answer is false
     */
    public boolean expects(boolean more) {
        offered = matching && more;
        return offered;
    }

    /**
     * Returns the element to read the next one into; null if there is none, or if the collection would lose it.
     *
     * @param old an element that was {@linkplain #expects expected}, or null
     */
    public @Nullable E reusable(@Nullable E old) {
        // Classes: HotSpot needs long to find that a collection does not implement an interface.
        return collection instanceof ArrayDeque
                        || collection instanceof LinkedList
                        || collection instanceof ConcurrentLinkedDeque
                        || collection instanceof LinkedBlockingDeque
                ? old
                : null;
    }

    /**
     * Accepts the next element. It keeps its place if it is the very object that is there.
     *
     * @param old an element that was {@linkplain #expects expected}, or null
     * @throws MarshalException MARSHAL214 if the collection already has it, MARSHAL206 if it is null and the collection
     *     cannot hold null, MARSHAL215 if a queue has no more room; if elements are checked, also as
     *     {@link #addChecked}
     */
    public void add(@Nullable E old, E element) {
        if (offered && element == old) {
            kept++;
            return;
        }
        if (matching) {
            matching = false;
            keepOnly(collection, kept);
        }
        if (checkedBy == null) {
            add(name, collection, element);
        } else {
            addChecked(name, collection, element, checkedBy);
        }
    }

    /** Removes the elements after those that were accepted. */
    public void end() {
        if (matching && kept < collection.size()) {
            matching = false;
            keepOnly(collection, kept);
        }
    }

    /**
     * Adds an element that was read.
     *
     * @param name the name of the field, for messages
     * @throws MarshalException as {@link #add(Object, Object)}
     */
    public static <E extends @Nullable Object> void add(String name, Collection<E> collection, E element) {
        if (element == null && Refillable.refusesNull(collection)) {
            throw new MarshalException(
                    RuntimeProblem.NULL_ON_READ,
                    next(name, collection),
                    "null, which the " + nameOf(collection) + " cannot hold");
        }
        boolean added;
        try {
            added = collection.add(element);
        } catch (ClassCastException e) {
            throw Refillable.noOrder(next(name, collection), collection, e);
        } catch (IllegalStateException e) {
            throw new MarshalException(
                    RuntimeProblem.TOO_LONG,
                    next(name, collection),
                    "more elements than the " + collection.size() + " that the " + nameOf(collection) + " has room for",
                    e);
        }
        if (!added) {
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_VALUE,
                    next(name, collection),
                    "an element that the collection already has");
        }
    }

    /**
     * Adds an element that was read, and that might cost the collection more than the size of its bytes justifies.
     *
     * @param name the name of the field, for messages
     * @throws MarshalException as {@link #add(String, Collection, Object)}; MARSHAL215 if it is a decimal with more
     *     digits than a key may have, MARSHAL222 if too many elements have its hash code
     */
    public static <E extends @Nullable Object> void addChecked(
            String name, Collection<E> collection, E element, Input in) {
        DecimalKeys.check(name, collection, element, in.limits());
        EqualHashes.check(name, collection, element, in.limits());
        add(name, collection, element);
    }

    /**
     * Returns the element of a collection that is being written.
     *
     * @throws MarshalException MARSHAL202 for null
     */
    public static <E> E notNull(@Nullable E element) {
        if (element == null) {
            throw new MarshalException(RuntimeProblem.NULL_ON_WRITE, "null, which a queue cannot hold when it is read");
        }
        return element;
    }

    /** Static, so that a refill never escapes from compiled code and HotSpot can remove it. */
    @SuppressWarnings("unchecked") // they were in the collection
    private static <E extends @Nullable Object> void keepOnly(Collection<E> collection, int kept) {
        if (kept == 0) {
            collection.clear();
        } else if (kept < collection.size()) {
            Object[] elements = collection.toArray();
            collection.clear();
            for (int i = 0; i < kept; i++) {
                collection.add((E) elements[i]);
            }
        }
    }

    /** The name of the next element. */
    private static String next(String name, Collection<?> collection) {
        return name + "[" + collection.size() + "]";
    }

    private static String nameOf(Object collection) {
        return collection.getClass().getSimpleName();
    }
}
