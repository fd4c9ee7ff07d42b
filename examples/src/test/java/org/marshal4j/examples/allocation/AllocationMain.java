package org.marshal4j.examples.allocation;

/**
 * What writing one type and reading it equal allocates, in a JVM that does nothing else. Whether a compiler removes an iterator
 * depends on what else the JVM has done with the iterators of the JDK's collections, and test frameworks do a lot.
 */
final class AllocationMain {
    private AllocationMain() {}

    /** Takes the name of a type, and prints the bytes for each write and each read. */
    public static void main(String[] args) {
        Held<?> chosen = Held.all().stream()
                .filter(held -> held.type().equals(args[0]))
                .findFirst()
                .orElseThrow();
        try (Traffic<?> traffic = new Traffic<>(chosen)) {
            System.out.println(Garbage.fewest(traffic::write) + " " + Garbage.fewest(traffic::readEqual));
        }
    }
}
