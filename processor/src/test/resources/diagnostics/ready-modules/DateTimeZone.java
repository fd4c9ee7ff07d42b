package org.joda.time;

/** As in Joda-Time. */
public abstract class DateTimeZone {}
