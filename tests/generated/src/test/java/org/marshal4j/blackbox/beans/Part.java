package org.marshal4j.blackbox.beans;

import org.marshal4j.Marshal;

/** A bean of fixed size, with a view. */
@Marshal(view = true)
public interface Part {
    int number();

    Part number(int number);

    double getSize();

    void setSize(double size);
}
