package org.marshal4j.adopt.report;

import org.marshal4j.audit.report.Place;

/**
 * What has no equal among the annotations, so that a class cannot be adopted as it is.
 *
 * @param member the field or class that it is about
 * @param reason what is written, and why nothing is equal to it
 * @param place the line of the method, or of the class
 */
public record Obstacle(String member, String reason, Place place) {
    @Override
    public String toString() {
        return member + ": " + reason + " (" + place.path() + (place.line() > 0 ? ":" + place.line() : "") + ")";
    }
}
