package org.marshal4j.blackbox.bound;

import org.marshal4j.Marshal;

/** Holds itself with its own type variable. */
@Marshal
final class Node<T> {
    T value;

    @SuppressWarnings("marshal4j") // a list
    Node<T> next;
}
