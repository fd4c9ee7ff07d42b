package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** Has letters beyond ASCII in its name. */
@Marshal(view = true)
@SuppressWarnings("marshal4j") // a tree
public class Ünïcode implements ÜnïcodeMarshallable {
    int größe;
    private String 名前;
    double π;
    Ünïcode nächste;
}
