/** Interfaces of getters and setters. A class whose name ends in Twin has the same fields as the interface, and so the same bytes. */
package org.marshal4j.blackbox.beans;
