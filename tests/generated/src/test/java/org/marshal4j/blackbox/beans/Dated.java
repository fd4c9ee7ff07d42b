package org.marshal4j.blackbox.beans;

/** Has a property whose type is a type variable. */
interface Dated<T> {
    T getTime();

    void setTime(T time);
}
