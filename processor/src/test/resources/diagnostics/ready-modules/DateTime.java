package org.joda.time;

/** As in Joda-Time. */
public final class DateTime {}
