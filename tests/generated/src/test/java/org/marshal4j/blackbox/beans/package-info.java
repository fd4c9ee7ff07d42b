/**
 * Interfaces of getters and setters. A class whose name ends in Twin has the same fields as the interface, and
 * therefore the same bytes.
 */
package org.marshal4j.blackbox.beans;
