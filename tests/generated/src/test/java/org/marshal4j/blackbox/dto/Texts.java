package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Texts among numbers. */
@Marshal(view = true)
public class Texts implements TextsMarshallable {
    String first;
    int number;

    @Required
    String second;

    private String third;
    boolean flag;

    public String getThird() {
        return third;
    }

    public void setThird(String third) {
        this.third = third;
    }
}
