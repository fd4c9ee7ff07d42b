package org.marshal4j.runtime.generated;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.memory.KeptByThread;
import org.marshal4j.runtime.memory.ThreadSlots;
import org.marshal4j.schema.Schema;

/**
 * What the marshallers of one message tell each other about its objects: for {@code @Parent}, which objects enclose the
 * one being written, measured or read; for {@code @Shared}, which objects have been met, and their numbers. An entry
 * point begins a graph for each message of a type that needs one, and ends it.
 *
 * <p>Shared objects are numbered from 2 in the order in which they are met. The outermost object is the first of them
 * if any reference could refer to it.
 *
 * <p>Each thread keeps one graph and reuses it, so nothing is allocated unless a message is larger than those before,
 * or hand-written code writes it inside another message. Not thread-safe.
 */
public final class Graph {
    private static final int NULL = 0;
    private static final int NEW = 1;
    private static final int FIRST = 2;

    private static final Graph[] OF_THREADS = new Graph[ThreadSlots.COUNT];
    private static final KeptByThread<Graph> OWN = new KeptByThread<>() {
        @Override
        protected Graph make() {
            return new Graph(Thread.currentThread());
        }
    };

    // Final, so that another thread that finds the graph in a slot sees it without synchronisation. Not the number of
    // the thread, which subclasses of Thread may make up.
    private final Reference<Thread> owner;
    private final OpenObjects open = new OpenObjects();
    private @Nullable Numbered numbered;

    /** While copying: the originals, whose copies have the same numbers. */
    private @Nullable Numbered copied;

    /** The number that is, or will be, written for the latest reference. */
    private int number;

    /** The slot reserved for the new object that is about to be read. */
    private int place = OpenObjects.NONE;

    private boolean busy;

    private Graph(Thread owner) {
        this.owner = new WeakReference<>(owner);
    }

    /** Returns a graph that has met no object. */
    public static Graph begin() {
        Thread thread = Thread.currentThread();
        Graph graph = OF_THREADS[ThreadSlots.of(thread.getId())];
        if (graph == null || graph.owner.get() != thread) {
            graph = OWN.find(OF_THREADS);
        }
        if (graph.busy) {
            graph = new Graph(thread);
        }
        graph.busy = true;
        return graph;
    }

    /** Forgets all objects, so that the graph can be used again. */
    public void end() {
        open.clear();
        if (numbered != null) {
            numbered.clear();
        }
        if (copied != null) {
            copied.clear();
        }
        place = OpenObjects.NONE;
        busy = false;
    }

    /**
     * Enters an object whose fields are about to be written or measured, or to be read into it.
     *
     * @param schema the schema of its type
     */
    public void enter(Object object, Schema schema) {
        if (place != OpenObjects.NONE) {
            numbered().set(takePlace(), object);
        } else if (isNumberedRoot(schema)) {
            numbered().add(object);
        }
        open.enter(object);
    }

    /**
     * Enters an object whose fields are about to be written or measured, and which reading can only create once it has
     * the fields.
     */
    public void enterConstructed(Object object, Schema schema) {
        if (isNumberedRoot(schema)) {
            numbered().add(object);
        }
        open.enterConstructed(object, OpenObjects.NONE);
    }

    /** Leaves the object that was entered last. */
    public void leave() {
        open.leave();
    }

    /** Enters an object that does not exist yet, because its constructor takes the fields that are about to be read. */
    public void enterUnmade(Class<?> type, Schema schema) {
        open.enterConstructed(type, isNumberedRoot(schema) ? numbered().add(null) : takePlace());
    }

    /** Leaves such an object, which exists now. */
    public void leaveMade(Object object) {
        int kept = open.leave();
        if (kept != OpenObjects.NONE) {
            numbered().set(kept, object);
        }
    }

    /**
     * Returns the object that a {@code @Parent} field must hold: the nearest enclosing object of the given class or a
     * subclass, or null. The object with the field has not been entered yet.
     *
     * @param current what the field holds now, and keeps if its object is the outermost one
     * @throws MarshalException MARSHAL216 if there is such an object but it does not exist yet
     */
    @SuppressWarnings("unchecked") // its class is the class of the field or a subclass
    public <T> @Nullable T parent(String field, Class<? super T> type, @Nullable T current) {
        if (open.isEmpty()) {
            return current;
        }
        Object innermost = open.innermostMade();
        if (innermost != null && innermost.getClass() == type) {
            return (T) innermost;
        }
        int nearest = nearestMade(field, type);
        return nearest == OpenObjects.NONE ? null : (T) open.get(nearest);
    }

    /**
     * Checks what a {@code @Parent} field holds before its object is entered: null, or what reading will put there.
     *
     * @throws MarshalException MARSHAL216 if it is anything else
     */
    public void checkParent(String field, Class<?> type, @Nullable Object parent) {
        if (open.isEmpty()) {
            return;
        }
        int nearest = nearestMade(field, type);
        if (parent != null && (nearest == OpenObjects.NONE || open.get(nearest) != parent)) {
            throw new MarshalException(
                    RuntimeProblem.PARENT_DIFFERS,
                    field,
                    nearest == OpenObjects.NONE
                            ? "it holds a " + parent.getClass().getName() + ", but no such object encloses it"
                            : "it does not hold the enclosing "
                                    + open.classOf(nearest).getName());
        }
    }

    private int nearestMade(String field, Class<?> type) {
        int nearest = open.nearest(type);
        if (nearest != OpenObjects.NONE && open.isConstructed(nearest)) {
            throw new MarshalException(
                    RuntimeProblem.PARENT_DIFFERS,
                    field,
                    open.classOf(nearest).getName()
                            + " is created by its constructor only after its contents have been read, and cannot be set here");
        }
        return nearest;
    }

    /**
     * Writes the number of a shared object.
     *
     * @param marshaller the marshaller of the declared type
     * @return whether the object is new and has to be written next
     * @throws MarshalException as {@link #isNew(Object, Marshaller)}
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public <T> boolean write(@Nullable T object, Marshaller<T> marshaller, Output out) {
        boolean isNew = isNew(object, marshaller);
        StopBit.write(number, out);
        return isNew;
    }

    /**
     * Meets a shared object that is being measured.
     *
     * @param marshaller the marshaller of the declared type
     * @return whether the object is new; otherwise {@link #sizeOfNumber} is its size
     * @throws MarshalException MARSHAL201 if it was met before with a class that the field cannot hold, MARSHAL217 if
     *     it is part of itself and could not be read
     */
    public <T> boolean isNew(@Nullable T object, Marshaller<T> marshaller) {
        if (object == null) {
            number = NULL;
            return false;
        }
        int index = numbered().indexOf(object);
        if (index < 0) {
            numbered().add(object);
            number = NEW;
            return true;
        }
        if (!SharedTypes.by(marshaller, object)) {
            throw SharedTypes.refused(RuntimeProblem.OTHER_CLASS, marshaller, object);
        }
        if (open.isConstructed(object)) {
            throw ownPart(object.getClass().getName());
        }
        number = FIRST + index;
        return false;
    }

    /** Returns the size in bytes of the number of the object that was met last. */
    public int sizeOfNumber() {
        return StopBit.size(number);
    }

    /**
     * Reads the number of a shared object.
     *
     * @return whether it is new and has to be read next; otherwise {@link #known} returns it
     * @throws MarshalException MARSHAL205 if the number is invalid
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public boolean isNew(Input in) {
        number = StopBit.read(in);
        if (number != NEW) {
            return false;
        }
        place = numbered().add(null);
        return true;
    }

    /** Returns the object to read a new one into: the current one, unless it is already part of this message. */
    public <T> @Nullable T reusable(@Nullable T current) {
        return current == null
                        || numbered().indexOf(current) >= 0
                        || open.has(current)
                        || (copied != null && copied.indexOf(current) >= 0)
                ? null
                : current;
    }

    /**
     * Registers a new object that has been read: from now on, references to it are possible, if they were not before.
     *
     * @throws MarshalException MARSHAL214 for null, which only the type id of a family can mean
     */
    public <T> T made(@Nullable T object) {
        if (object == null) {
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, "null instead of a new shared object");
        }
        if (place != OpenObjects.NONE) {
            numbered().set(takePlace(), object);
        }
        return object;
    }

    /**
     * Returns the object that the number read last refers to, or null.
     *
     * @param marshaller the marshaller of the declared type
     * @throws MarshalException MARSHAL214 if there is no such object, or the field cannot hold its class; MARSHAL217 if
     *     it is part of itself
     */
    public <T> @Nullable T known(Marshaller<T> marshaller) {
        return object(marshaller, RuntimeProblem.IMPOSSIBLE_VALUE);
    }

    private <T> @Nullable T object(Marshaller<T> marshaller, RuntimeProblem ofOtherClass) {
        if (number == NULL) {
            return null;
        }
        int index = number - FIRST;
        if (index < 0 || index >= numbered().size()) {
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_VALUE,
                    "reference to object number " + number + ", but the last one so far has number "
                            + (FIRST + numbered().size() - 1));
        }
        Object object = numbered().get(index);
        if (object == null) {
            throw ownPart(open.typeAt(index));
        }
        if (!SharedTypes.by(marshaller, object)) {
            throw SharedTypes.refused(ofOtherClass, marshaller, object);
        }
        return marshaller.type().cast(object);
    }

    /** Enters the copy of an object before its fields are copied. */
    public void enterCopy(Object from, Object copy, Schema schema) {
        if (place != OpenObjects.NONE) {
            numbered().set(takePlace(), copy);
        } else if (isNumberedRoot(schema)) {
            copied().add(from);
            numbered().add(copy);
        }
        open.enter(copy);
    }

    /** Enters the copy of an object that does not exist yet, because its constructor takes copies of the fields. */
    public void enterUnmadeCopy(Object from, Class<?> type, Schema schema) {
        numberCopiedRoot(from, schema);
        enterUnmade(type, schema);
    }

    private void numberCopiedRoot(Object from, Schema schema) {
        if (isNumberedRoot(schema)) {
            copied().add(from);
        }
    }

    /**
     * Tells whether a shared object has not been met before and has to be copied next; otherwise {@link #copied}
     * returns its copy, or null for null.
     */
    public boolean isNewCopy(@Nullable Object shared) {
        if (shared == null) {
            number = NULL;
            return false;
        }
        int index = copied().indexOf(shared);
        if (index < 0) {
            copied().add(shared);
            place = numbered().add(null);
            return true;
        }
        number = FIRST + index;
        return false;
    }

    /**
     * Returns the copy of the shared object that was looked up last, or null.
     *
     * @param marshaller the marshaller of the declared type
     * @throws MarshalException MARSHAL201 if the field cannot hold its class; MARSHAL217 if it is part of itself
     */
    public <T> @Nullable T copied(Marshaller<T> marshaller) {
        return object(marshaller, RuntimeProblem.OTHER_CLASS);
    }

    public static MarshalException ownPart(String type) {
        return new MarshalException(
                RuntimeProblem.OWN_PART, "a " + type + " contains itself, but its constructor needs its parts first");
    }

    private boolean isNumberedRoot(Schema schema) {
        return open.isEmpty() && place == OpenObjects.NONE && schema.refersToItself();
    }

    private int takePlace() {
        int taken = place;
        place = OpenObjects.NONE;
        return taken;
    }

    private Numbered copied() {
        if (copied == null) {
            copied = new Numbered();
        }
        return copied;
    }

    private Numbered numbered() {
        if (numbered == null) {
            numbered = new Numbered();
        }
        return numbered;
    }
}
