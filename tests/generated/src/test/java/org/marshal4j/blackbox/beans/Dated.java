package org.marshal4j.blackbox.beans;

/** A property of a type that is not known. */
interface Dated<T> {
    T getTime();

    void setTime(T time);
}
