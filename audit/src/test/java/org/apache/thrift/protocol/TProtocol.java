package org.apache.thrift.protocol;

/** Stands for the class of that name. */
public abstract class TProtocol {}
