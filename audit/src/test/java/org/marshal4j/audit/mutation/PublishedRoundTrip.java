package org.marshal4j.audit.mutation;

import java.lang.reflect.InvocationTargetException;
import org.marshal4j.audit.mutation.Trip.Copy;
import org.marshal4j.audit.mutation.Trip.Way;

/** Says what becomes of random objects of a class, or of those that a serializer serializes. */
final class PublishedRoundTrip {

    private final Way way;
    private final Trip trip;

    PublishedRoundTrip(Way way) {
        this.way = way;
        this.trip = trip(way.kind());
    }

    /** Whether objects of a kind can be made, written and read. */
    static boolean knows(String kind) {
        return Trip.ALL.stream().anyMatch(trip -> trip.kinds().contains(kind));
    }

    /** How objects of a kind are made, written and read. */
    static Trip trip(String kind) {
        return Trip.ALL.stream()
                .filter(each -> each.kinds().contains(kind))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Describes what was read back, and how many bytes were left; or the exception.
     *
     * @param seed of the contents of the object
     */
    String of(long seed) {
        try {
            Copy copy = trip.copy(way, seed);
            return Description.of(copy.value()) + " " + copy.left();
        } catch (InvocationTargetException e) {
            return "failed: " + e.getCause();
        } catch (Exception | LinkageError | StackOverflowError | OutOfMemoryError e) {
            return "failed: " + e;
        }
    }
}
