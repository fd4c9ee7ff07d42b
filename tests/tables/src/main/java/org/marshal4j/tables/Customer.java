package org.marshal4j.tables;

import org.marshal4j.Marshal;
import org.marshal4j.Skip;

/**
 * An interface that holds another, a record, and a property that is not part of messages. One setter returns the
 * object.
 */
@Marshal(table = true)
public interface Customer extends CustomerMarshallable {
    /** Returns the identity. */
    long id();

    /** Sets the identity. */
    Customer id(long id);

    /** Returns where they live; may be null. */
    Address home();

    /** Sets where they live. */
    void home(Address home);

    /** Returns where they are. */
    Point place();

    /** Sets where they are. */
    void place(Point place);

    /** Returns a number that is not part of messages. */
    @Skip
    int visits();

    /** Sets the number that is not part of messages. */
    void visits(int visits);

    /** Returns a text for people. */
    default String label() {
        return "customer " + id();
    }
}
