package org.marshal4j.blackbox.beans;

import org.marshal4j.Marshal;
import org.marshal4j.Since;

/** Evolvable, with fields of every version. */
@Marshal(evolvable = true, view = true)
public interface Growing {
    int getNumber();

    void setNumber(int number);

    String getText();

    void setText(String text);

    @Since(2)
    long getAdded();

    void setAdded(long added);

    @Since(2)
    String getNote();

    void setNote(String note);

    @Since(3)
    Part getPart();

    void setPart(Part part);
}
