package org.marshal4j.blackbox.bound;

import org.marshal4j.Marshal;

/** Holds another node of the same type variable. */
@Marshal(view = true)
final class Node<T> {
    T value;

    @SuppressWarnings("marshal4j") // a list
    Node<T> next;
}
