/** The types as they were in version 1. */
package org.marshal4j.blackbox.evolution.v1;
