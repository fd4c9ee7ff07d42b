package org.marshal4j.blackbox.beans;

import org.marshal4j.Marshal;

/** The first version of {@link Growing}. */
@Marshal(evolvable = true)
public interface Formerly {
    int getNumber();

    void setNumber(int number);

    String getText();

    void setText(String text);
}
