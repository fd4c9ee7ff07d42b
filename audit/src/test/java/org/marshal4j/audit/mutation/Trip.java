package org.marshal4j.audit.mutation;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;

/** How objects of some kinds of pairs are made, written and read back. */
interface Trip {

    /** All that there are. */
    List<Trip> ALL = List.of(
            new JavaTrip(), //
            new WritableTrip(),
            new FlinkTrip(),
            new KryoTrip());

    /** The kinds, by their names in reports. */
    Set<String> kinds();

    /**
     * Writes a random object and reads it back.
     *
     * @param way which methods of which class
     * @param seed of the contents of the object
     * @throws Exception whatever making, writing and reading throws
     */
    Copy copy(Way way, long seed) throws Exception;

    /**
     * A pair of methods.
     *
     * @param kind its name in reports
     * @param type the class that has the methods
     * @param writer the name of the method that writes
     * @param reader the name of the method that reads
     */
    record Way(String kind, Class<?> type, String writer, String reader) {

        /** Loads other classes of the same jars. */
        ClassLoader classes() {
            return type.getClassLoader();
        }
    }

    /**
     * What was read.
     *
     * @param left how many bytes were not read
     */
    record Copy(Object value, int left) {}

    /** Calls a method with one parameter, also of a class that is not public. */
    static Object call(Object on, String name, Class<?> parameter, Object argument)
            throws ReflectiveOperationException {
        Method method = on.getClass().getMethod(name, parameter);
        method.setAccessible(true);
        return method.invoke(on, argument);
    }
}
