package org.marshal4j.tables;

import org.marshal4j.Marshal;
import org.marshal4j.Skip;

/** An interface that holds another, a record, and what is not in messages; one of its setters returns the object. */
@Marshal(table = true)
public interface Customer extends CustomerMarshallable {
    /** Identity. */
    long id();

    /** Sets the identity. */
    Customer id(long id);

    /** Where they live; may be null. */
    Address home();

    /** Sets where they live. */
    void home(Address home);

    /** Where they are. */
    Point place();

    /** Sets where they are. */
    void place(Point place);

    /** Not in messages. */
    @Skip
    int visits();

    /** Sets what is not in messages. */
    void visits(int visits);

    /** A text for people. */
    default String label() {
        return "customer " + id();
    }
}
