package org.marshal4j.tools.sample;

/** Where something is traded. */
public enum Venue {
    LONDON,
    PARIS
}
