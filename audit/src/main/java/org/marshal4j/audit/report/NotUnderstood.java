package org.marshal4j.audit.report;

/**
 * Code that the audit could not follow.
 *
 * @param reason why
 * @param place where
 */
public record NotUnderstood(String reason, Place place) {}
