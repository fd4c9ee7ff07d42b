package org.marshal4j.audit.mutation;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** How objects of some kinds of pairs are made, written and read back. */
interface Trip {

    /** All that there are. */
    List<Trip> ALL = List.of(
            new BufferTrip(),
            new ChronicleTrip(),
            new ElasticTrip(),
            new FieldMarshallerTrip(),
            new FlinkTrip(),
            new HazelcastTrip(),
            new JavaTrip(),
            new KafkaTrip(),
            new KryoTrip(),
            new WritableTrip());

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

    /** The name of the class that has the reader, if another one than that of the writer may have it. */
    default String reading(PairGroup.Line pair) {
        return pair.type();
    }

    /** Names of other methods that belong to a pair. */
    default Set<String> others() {
        return Set.of();
    }

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

    /** Calls a method without parameters, also of a class that is not public. */
    static Object call(Object on, String name) throws ReflectiveOperationException {
        Method method = on.getClass().getMethod(name);
        method.setAccessible(true);
        return method.invoke(on);
    }

    /** Calls a method with one parameter, also of a class that is not public. */
    static Object call(Object on, String name, Class<?> parameter, Object argument)
            throws ReflectiveOperationException {
        Method method = on.getClass().getMethod(name, parameter);
        method.setAccessible(true);
        return method.invoke(on, argument);
    }

    /** Finds the method of a name that a class or the nearest superclass declares, and that is no bridge. */
    static Method method(Class<?> type, String name, Predicate<Method> wanted) throws NoSuchMethodException {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Method method : each.getDeclaredMethods()) {
                boolean plain = !method.isSynthetic() && !Modifier.isAbstract(method.getModifiers());
                if (plain && method.getName().equals(name) && wanted.test(method)) {
                    method.setAccessible(true);
                    return method;
                }
            }
        }
        throw new NoSuchMethodException(type + "." + name);
    }

    /** Whether a method has exactly these parameters, by the names of their types; {@code *} for any. */
    static Predicate<Method> takes(String... types) {
        return method -> {
            Class<?>[] parameters = method.getParameterTypes();
            return parameters.length == types.length && matches(types, parameters);
        };
    }

    private static boolean matches(String[] names, Class<?>[] types) {
        for (int i = 0; i < names.length; i++) {
            if (!names[i].equals("*") && !names[i].equals(types[i].getName())) {
                return false;
            }
        }
        return true;
    }
}
